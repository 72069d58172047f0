import { MenuIcon } from "@/components/layout/menu-icon";
import { NavLink } from "@/components/layout/nav-link";
import type { MenuEntry } from "@/lib/navigation";

/** The links of one menu, the same in the bar and in the phone sheet. */
export function MenuEntries({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul>
      {entries.map(({ href, label }) => (
        <li key={href}>
          <NavLink href={href}>
            <MenuIcon href={href} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
