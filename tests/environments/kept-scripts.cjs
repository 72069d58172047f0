"use strict";
/* eslint-disable @typescript-eslint/no-require-imports -- Jest loads its runtime by require(). */

const vm = require("node:vm");

/**
 * Jest evaluates every module anew for each test file. V8 compiles a function from its source each time, but keeps what it has compiled of
 * a script with the same source, which saves an eighth of the unit tests' time. It can go when Jest compiles scripts itself again.
 */
vm.compileFunction = (source, parameters, { parsingContext, ...options }) => {
  const start = `(function (${parameters.join(", ")}) {`;
  const script = new vm.Script(`${start}${source}\n})`, {
    ...options,
    columnOffset: -start.length,
  });
  return script.runInContext(parsingContext);
};

module.exports = require("jest-runtime");
