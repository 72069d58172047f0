import { NetworkMark } from "@/components/layout/footer/network-mark";
import { socialLinksOf } from "@/lib/social-links";

/** The operator's own pages in social networks (P2.11). */
export function SocialLinks({ addresses }: { addresses: string }) {
  return (
    <ul className="flex flex-wrap gap-1 max-md:-ms-2.5 max-md:w-full md:ms-auto">
      {socialLinksOf(addresses).map(({ href, network, label }) => (
        <li key={href}>
          <a
            href={href}
            rel="me"
            aria-label={network && label}
            className="grid min-h-11 min-w-11 place-items-center text-on-grove-2 hover:text-on-grove"
          >
            {network ? <NetworkMark name={network} /> : label}
          </a>
        </li>
      ))}
    </ul>
  );
}
