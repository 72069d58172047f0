import "@testing-library/jest-dom";
import { configure, getConfig } from "@testing-library/react";
import { fakeDialogs } from "@/tests/fakes/dialog";
import { fakeDocumentStart } from "@/tests/fakes/document-start";
import { fakeLayout } from "@/tests/fakes/layout";

/** Testing Library says with it that it calls a query again and again. */
type WaitingConfig = { _disableExpensiveErrorDiagnostics?: boolean };

// No test asserts a time, and the machine may be busy: what is waited for may take longer than a second.
configure({ asyncUtilTimeout: 10_000 });

const { getElementError } = getConfig();
// What is waited for is looked for many times: the whole page is written into the error of the last time only, which asks for it itself.
configure({
  getElementError: (message, container) =>
    (getConfig() as WaitingConfig)._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" })
      : getElementError(message, container),
});
fakeDialogs();
fakeLayout();
fakeDocumentStart("/");
