/**
 * Replaces every module of server actions: calling one is a request that fails, as without a connection. A test that needs a result
 * replaces the action with jest.mock.
 */
const failingAction = () => Promise.reject(new TypeError("Failed to fetch"));

module.exports = new Proxy({ __esModule: true } as Record<string, unknown>, {
  get: (target, name) => {
    // A module that has it is taken for a promise by import().
    if (name === "then") return undefined;
    return typeof name === "string" && name in target ? target[name] : failingAction;
  },
});
