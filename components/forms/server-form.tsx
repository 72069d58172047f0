import { createContext, use, useContext, type ReactNode } from "react";
import { DraftNote } from "@/components/forms/draft-note";
import { FailureBox } from "@/components/forms/failure-box";
import { useScripts } from "@/components/forms/use-scripts";
import { useServerForm, type ServerFormOptions } from "@/components/forms/use-server-form";
import { signInPath } from "@/lib/auth/sign-in-path";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { TextsContext } from "@/lib/languages/texts-context";
import { EMPTY_FORM, type FormState } from "@/lib/forms/form-state";

type FormContext = FormState & { isSending: boolean };

const Form = createContext<FormContext>({ ...EMPTY_FORM, isSending: false });

/** The state of the form around a field. */
export const useForm = () => useContext(Form);

type ServerFormProps = Omit<ServerFormOptions, "initial"> & {
  initial?: FormState;
  /** For buttons that are outside of the form. */
  id?: string;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** The path to return to after the sign-in. */
  path: string;
  /** What is offered again where there is a draft: "an unsent review". */
  unsent?: string;
  className?: string;
  children: ReactNode;
};

type FailureProps = FormState & { path: string; hasDraft: boolean };

/**
 * The sign-in is a page load, since the session of this document has ended elsewhere. Where typed text cannot be kept, it opens in a
 * new tab.
 */
function SignIn({ path, hasDraft }: Pick<FailureProps, "path" | "hasDraft">) {
  const isKept = useScripts() && hasDraft;
  return (
    <>
      {isKept
        ? "Sign in, and you will come back here with what you typed. "
        : "Sign in beside this page, then send this once more: what you typed is still here. "}
      <a href={signInPath(path)} target={isKept ? undefined : "_blank"} className="link">
        Sign in{!isKept && " (opens a new tab)"}
      </a>
    </>
  );
}

function Failure({ failure, isSignedOut, ...signIn }: FailureProps) {
  if (!failure) return null;
  return (
    <FailureBox>
      {failure} {isSignedOut && <SignIn {...signIn} />}
    </FailureBox>
  );
}

/** A form around its fields (P14.18): errors of the whole form are shown above them, others next to their field. */
export function ServerForm({
  id,
  labelledBy,
  path,
  className = "grid grid-cols-1 gap-5.5",
  children,
  initial = EMPTY_FORM,
  unsent = "unsent changes",
  ...options
}: ServerFormProps) {
  const { state, isSending, offer, formProps } = useServerForm({ ...options, initial });
  const returnTo = use(TextsContext)?.returnTo;
  return (
    <Form value={{ ...state, isSending }}>
      <form {...formProps} id={id} noValidate aria-labelledby={labelledBy} className={className}>
        {options.draft && <DraftNote offer={offer} unsent={unsent} />}
        <Failure
          {...state}
          path={returnTo ? pathLeadingBack(returnTo, path) : path}
          hasDraft={Boolean(options.draft)}
        />
        {returnTo && <input type="hidden" name="language" value={returnTo} />}
        {children}
      </form>
    </Form>
  );
}
