/** @jest-environment node */
import { readSender, readServer } from "@/lib/mail/settings";

it.each([
  ["smtp://localhost:2525", { host: "localhost", port: 2525, secure: false, ignoreTLS: true }],
  ["smtp://[::1]", { host: "::1", port: 587, secure: false, ignoreTLS: true }],
  ["smtp://relay", { host: "relay", ignoreTLS: false, requireTLS: false }],
  ["smtp://me:pw@mail.example", { port: 587, secure: false, ignoreTLS: false, requireTLS: true }],
  ["smtps://me:pw@mail.example", { port: 465, secure: true }],
  ["smtp://a%40b:p%2Fw@mail.example", { auth: { user: "a@b", pass: "p/w" } }],
])("reads %s", (url, server) => {
  expect(readServer(url)).toMatchObject(server);
});

it("does not name itself to a server without a user", () => {
  expect(readServer("smtp://relay:25")).not.toHaveProperty("auth");
});

it.each([
  [undefined, "Chard", "no-reply@chard.example"],
  [" ", "Chard", "no-reply@chard.example"],
  ["desk@other.example", "Chard", "desk@other.example"],
  ["<desk@other.example>", "Chard", "desk@other.example"],
  ["The desk <desk@other.example>", "The desk", "desk@other.example"],
  ['"The desk" <desk@other.example>', "The desk", "desk@other.example"],
])("takes the sender from MAIL_FROM=%j", (text, name, address) => {
  expect(readSender(text, "https://chard.example")).toEqual({ name, address });
});
