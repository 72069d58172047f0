/**
 * Replaces every module of server actions: calling one is a request that fails, as without a connection. A test that needs a result
 * replaces the action with jest.mock.
 */
const failingAction = () => Promise.reject(new TypeError("Failed to fetch"));

module.exports = new Proxy({ __esModule: true } as Record<string, unknown>, {
  get: (target, name) =>
    typeof name === "string" && name in target ? target[name] : failingAction,
});
