import { BackupWarning } from "@/components/desk/operation/backup-warning";
import { DeskFooter } from "@/components/desk/operation/desk-footer";
import { getOperation } from "@/lib/desk/operation/queries";

/** Around every page of the desk; for users without a role there is none. */
export default async function DeskLayout({ children }: LayoutProps<"/desk">) {
  const operation = await getOperation(new Date());
  return (
    <>
      {operation && <BackupWarning backup={operation.backup} />}
      {children}
      {operation && <DeskFooter {...operation} />}
    </>
  );
}
