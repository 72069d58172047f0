import { useTexts } from "#texts";
import { createContext, useContext, type ReactNode } from "react";
import { DraftNote } from "@/components/forms/draft-note";
import { FailureBox } from "@/components/forms/failure-box";
import { useScripts } from "@/components/forms/use-scripts";
import { useServerForm, type ServerFormOptions } from "@/components/forms/use-server-form";
import { signInPath } from "@/lib/auth/sign-in-path";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { useLanguage } from "@/lib/languages/use-language";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { EMPTY_FORM, type FormState } from "@/lib/forms/form-state";
import english from "@/lib/messages/en/forms/form.json";

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
  /** What the offer of a draft says: "You have an unsent review." */
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
  const t = useTexts("form", english);
  const isKept = useScripts() && hasDraft;
  return (
    <>
      {t(isKept ? "signed-out.kept" : "signed-out.here")}{" "}
      <a href={signInPath(path)} target={isKept ? undefined : "_blank"} className="link">
        {t(isKept ? "sign-in" : "sign-in.tab")}
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
  unsent,
  ...options
}: ServerFormProps) {
  const { state, isSending, offer, formProps } = useServerForm({ ...options, initial });
  const language = useLanguage();
  return (
    <Form value={{ ...state, isSending }}>
      <form {...formProps} id={id} noValidate aria-labelledby={labelledBy} className={className}>
        {options.draft && <DraftNote offer={offer} unsent={unsent} />}
        <Failure
          {...state}
          path={pathLeadingBack(language, path)}
          hasDraft={Boolean(options.draft)}
        />
        {language !== DEFAULT_LANGUAGE && <input type="hidden" name="language" value={language} />}
        {children}
      </form>
    </Form>
  );
}
