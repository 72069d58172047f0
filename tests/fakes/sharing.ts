/** The device's share sheet and clipboard, as a test wants them; what is not given, the browser does not have. */
export function fakeSharing(device: {
  share?: (data: ShareData) => Promise<void>;
  writeText?: (text: string) => Promise<void>;
}) {
  const { share, writeText } = device;
  if (share) Object.defineProperty(navigator, "share", { value: share, configurable: true });
  else Reflect.deleteProperty(navigator, "share");
  Object.defineProperty(navigator, "clipboard", {
    value: writeText && { writeText },
    configurable: true,
  });
}
