import { Heart, LogOut, Settings, User, type LucideIcon } from "lucide-react";
import type { MouseEvent } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { useAuth } from "@/lib/session/use-auth";
import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";
import { ROUTES } from "@/lib/routes";

type ActionProps = {
  icon: LucideIcon;
  label: string;
  role: "menuitem" | undefined;
  onPress: () => void;
};

const ROW =
  "flex min-h-12 w-full items-center gap-3 rounded-inner font-semibold hover:bg-sprout-2 focus-visible:bg-sprout-2 lg:px-3";

function Action({ icon: Icon, label, role, onPress }: ActionProps) {
  return (
    <button type="button" role={role} tabIndex={role && -1} onClick={onPress} className={ROW}>
      <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-3" />
      {label}
    </button>
  );
}

type AccountActionsProps = {
  /** Inside a menu the rows are its items; in the phone sheet they are plain buttons. */
  menu?: boolean;
  /** Closes the menu or sheet that contains the actions. */
  onChoice: (event: MouseEvent) => void;
  onSignedOut?: () => void;
};

/** Favorites are a page; Profile and Settings have none yet and say so (P13.4); Sign Out ends the session on this device. */
export function AccountActions({ menu = false, onChoice, onSignedOut }: AccountActionsProps) {
  const { signOut } = useAuth();
  const role = menu ? "menuitem" : undefined;

  function leave() {
    void signOut();
    onSignedOut?.();
  }

  return (
    <div onClick={onChoice} className="contents">
      <Action
        icon={User}
        label="Profile"
        role={role}
        onPress={() =>
          notifyNotOpenYet("Profiles are", { label: "Find restaurants", href: ROUTES.nearMe })
        }
      />
      <IntentLink href={ROUTES.favorites} role={role} tabIndex={role && -1} className={ROW}>
        <Heart size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-3" />
        Favorites
      </IntentLink>
      <Action
        icon={Settings}
        label="Settings"
        role={role}
        onPress={() =>
          notifyNotOpenYet("Settings are", { label: "Set a new password", href: ROUTES.authReset })
        }
      />
      <hr className="my-2 border-line lg:mx-2" />
      <Action icon={LogOut} label="Sign Out" role={role} onPress={leave} />
    </div>
  );
}
