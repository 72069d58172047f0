export default function HomePage() {
  return <main>Chard</main>;
}
