// Loaded before a server with `--import`: refuses every connection to another machine, and writes down where it would have led.
// Node opens all of them by this method: those of fetch, http, https, tls and database drivers, too.
import { appendFileSync } from "node:fs";
import { Socket } from "node:net";

const OWN = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const { connect } = Socket.prototype;

/** Where a connection leads: a host; undefined for this machine, and for a socket that is a file. */
function hostOf(first, second) {
  if (typeof first === "object") return first.path ? undefined : first.host;
  return typeof second === "string" ? second : undefined;
}

Socket.prototype.connect = function (...parameters) {
  // From net.connect they come as one array.
  const [first, second] = Array.isArray(parameters[0]) ? parameters[0] : parameters;
  const host = hostOf(first, second) ?? "localhost";
  if (OWN.test(host)) return connect.apply(this, parameters);
  appendFileSync(process.env.REFUSED_CONNECTIONS_FILE, `${host}\n`);
  // The caller goes on with the socket first.
  process.nextTick(() => this.destroy(new Error(`No connection to ${host}`)));
  return this;
};
