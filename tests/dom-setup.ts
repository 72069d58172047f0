import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { fakeDialogs } from "@/tests/fakes/dialog";
import { fakeDocumentStart } from "@/tests/fakes/document-start";
import { fakeLayout } from "@/tests/fakes/layout";

// No test asserts a time, and the machine may be busy: what is waited for may take longer than a second.
configure({ asyncUtilTimeout: 10_000 });
fakeDialogs();
fakeLayout();
fakeDocumentStart("/");
