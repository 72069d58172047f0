import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import { useSyncExternalStore, type MouseEvent } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { useAuth } from "@/lib/session/use-auth";
import { isKeptByServer } from "@/lib/browser/database-mark";
import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";
import english from "@/lib/messages/en/controls.json";
import { ROUTES } from "@/lib/routes";

type ActionProps = {
  icon: IconName;
  label: string;
  role: "menuitem" | undefined;
  onPress: () => void;
};

function Action({ icon, label, role, onPress }: ActionProps) {
  return (
    <button
      type="button"
      role={role}
      tabIndex={role && -1}
      onClick={onPress}
      className="account-row"
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}

type PageLinkProps = Omit<ActionProps, "onPress"> & { href: string };

function PageLink({ icon, label, role, href }: PageLinkProps) {
  return (
    <IntentLink href={href} role={role} tabIndex={role && -1} className="account-row">
      <Icon name={icon} />
      {label}
    </IntentLink>
  );
}

/** The mark of the document does not change. */
const subscribeToNothing = () => () => {};

type AccountActionsProps = {
  /** Inside a menu the rows are its items; in the phone sheet they are plain buttons. */
  menu?: boolean;
  /** Closes the menu or sheet that contains the actions. */
  onChoice: (event: MouseEvent) => void;
  onSignedOut?: () => void;
};

/**
 * Favorites are a page, and so are Profile and Settings where there is a database (P14.2); without one they say that they are not
 * open yet (P13.4). Sign Out ends the session on this device.
 */
export function AccountActions({ menu = false, onChoice, onSignedOut }: AccountActionsProps) {
  const t = useTexts("controls", english);
  const { signOut } = useAuth();
  const hasPages = useSyncExternalStore(subscribeToNothing, isKeptByServer, () => false);
  const role = menu ? "menuitem" : undefined;

  function leave() {
    void signOut();
    onSignedOut?.();
  }

  return (
    <div onClick={onChoice} className="contents">
      {hasPages ? (
        <PageLink icon="User" label={t("account.profile")} role={role} href={ROUTES.profile} />
      ) : (
        <Action
          icon="User"
          label={t("account.profile")}
          role={role}
          onPress={() =>
            notifyNotOpenYet(
              t("notice.profiles"),
              { label: t("notice.find"), href: ROUTES.nearMe },
              t("notice.today"),
            )
          }
        />
      )}
      <PageLink icon="Heart" label={t("account.favorites")} role={role} href={ROUTES.favorites} />
      {hasPages ? (
        <PageLink
          icon="Settings"
          label={t("account.settings")}
          role={role}
          href={ROUTES.settings}
        />
      ) : (
        <Action
          icon="Settings"
          label={t("account.settings")}
          role={role}
          onPress={() =>
            notifyNotOpenYet(
              t("notice.settings"),
              { label: t("notice.password"), href: ROUTES.authReset },
              t("notice.today"),
            )
          }
        />
      )}
      <hr className="my-2 border-line lg:mx-2" />
      <Action icon="LogOut" label={t("account.sign-out")} role={role} onPress={leave} />
    </div>
  );
}
