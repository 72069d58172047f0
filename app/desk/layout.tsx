import { unstable_rethrow } from "next/navigation";
import { BackupWarning } from "@/components/desk/operation/backup-warning";
import { DeskFooter } from "@/components/desk/operation/desk-footer";
import { getOperation } from "@/lib/desk/operation/queries";
import { getDeskMember } from "@/lib/desk/queries";

/** Undefined for users without a role, and where it cannot be read: the page itself says so then. */
async function readOperation() {
  try {
    return (await getDeskMember()) && (await getOperation(new Date()));
  } catch (error) {
    unstable_rethrow(error);
    return undefined;
  }
}

/** Around every page of the desk (P14.441). */
export default async function DeskLayout({ children }: LayoutProps<"/desk">) {
  const operation = await readOperation();
  return (
    <>
      {operation && <BackupWarning backup={operation.backup} />}
      {children}
      {operation && <DeskFooter {...operation} />}
    </>
  );
}
