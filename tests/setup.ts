// Half of the files ask for the plain Node environment, which has no window to complete.
if (typeof window !== "undefined") jest.requireActual("@/tests/dom-setup");
