type FactorLeadProps = {
  /** Whether the account has a second factor. */
  isOn: boolean;
  /** The origin of the visit: "desk" where the desk requires a second factor (P14.122). */
  purpose: string | string[] | undefined;
};

/** What a second factor is, or what goes with it. */
export function FactorLead({ isOn, purpose }: FactorLeadProps) {
  if (isOn) return <p>Afterwards your password alone signs you in.</p>;
  return (
    <div className="grid gap-2">
      {purpose === "desk" && (
        <p className="font-semibold text-ink">The desk opens to accounts with a second factor.</p>
      )}
      <p>
        In addition to your password, signing in then asks for a code from an authenticator app:
        Aegis, Ente Auth, Google Authenticator, your password manager, or any other.
      </p>
    </div>
  );
}
