export default function NotFound() {
  return <h1 className="missing">No such venue</h1>;
}
