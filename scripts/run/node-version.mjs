// Imported first by every script: says what is wrong before a newer syntax or module does.
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 9)) {
  console.error(
    `Chard needs Node.js 20.9 or newer; this is ${process.versions.node}. Get one at https://nodejs.org.`,
  );
  process.exit(1);
}
