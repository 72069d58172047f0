import { useTexts } from "#texts";
import { MenuIcon } from "@/components/layout/menu-icon";
import { NavLink } from "@/components/layout/nav-link";
import english from "@/lib/messages/en/layout.json";
import type { MenuEntry } from "@/lib/navigation";

/** The links of one menu, the same in the bar and in the phone sheet. */
export function MenuEntries({ entries }: { entries: MenuEntry[] }) {
  const t = useTexts("layout", english);
  return (
    <ul className="menu-list">
      {entries.map(({ href, text }) => (
        <li key={href}>
          <NavLink href={href}>
            <MenuIcon href={href} />
            {t(text)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
