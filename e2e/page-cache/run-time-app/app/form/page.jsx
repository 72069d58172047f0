async function submit() {
  "use server";
}

export default function Form() {
  return (
    <form action={submit}>
      <input name="name" aria-label="Name" />
      <button>Send</button>
    </form>
  );
}
