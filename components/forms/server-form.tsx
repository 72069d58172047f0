import { CircleAlert } from "lucide-react";
import { createContext, useContext, type ReactNode } from "react";
import { useServerForm, type ServerFormOptions } from "@/components/forms/use-server-form";
import { signInHref } from "@/lib/auth/next-path";
import { EMPTY_FORM, type FormState } from "@/lib/forms/form-state";

type FormContext = FormState & { isSending: boolean };

const Form = createContext<FormContext>({ ...EMPTY_FORM, isSending: false });

/** The state of the form around a field. */
export const useForm = () => useContext(Form);

type ServerFormProps = Omit<ServerFormOptions, "initial"> & {
  initial?: FormState;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** Where signing in leads back to. */
  path: string;
  className?: string;
  children: ReactNode;
};

/** The sign-in is a page load: the session that this document knows of has ended elsewhere. */
function Failure({ path, failure, isSignedOut }: { path: string } & FormState) {
  if (!failure) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-failure
      className="flex items-start gap-3 rounded-tile bg-tomato-soft px-4 py-3 text-tomato-ink outline-offset-2"
    >
      <CircleAlert size={20} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none" />
      <p>
        {failure}{" "}
        {isSignedOut && (
          <a href={signInHref(path)} className="link">
            Sign in
          </a>
        )}
      </p>
    </div>
  );
}

/** A form around its fields (P14.18): what is wrong with the whole is said above them, the rest next to its field. */
export function ServerForm({
  labelledBy,
  path,
  className = "grid grid-cols-1 gap-5.5",
  children,
  initial = EMPTY_FORM,
  ...options
}: ServerFormProps) {
  const { state, isSending, formProps } = useServerForm({ ...options, initial });
  return (
    <Form value={{ ...state, isSending }}>
      <form {...formProps} noValidate aria-labelledby={labelledBy} className={className}>
        <Failure path={path} {...state} />
        {children}
      </form>
    </Form>
  );
}
