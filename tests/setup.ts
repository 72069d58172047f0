import "@testing-library/jest-dom";
import { fakeDialogs } from "@/tests/fakes/dialog";
import { fakeDocumentStart } from "@/tests/fakes/document-start";
import { fakeLayout } from "@/tests/fakes/layout";

// Rule tests may ask for the plain Node environment, which has no window to complete.
if (typeof window !== "undefined") {
  fakeDialogs();
  fakeLayout();
  fakeDocumentStart("/");
}
