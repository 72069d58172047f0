import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/top-rated.json";

type Award = { label: "rank.1" | "rank.2" | "rank.3"; numeralY: number; drawing: ReactNode };

/** The marks of the first three ranks, drawn in a box of 128 by 128. */
const AWARDS: Award[] = [
  {
    label: "rank.1",
    numeralY: 58,
    drawing: (
      <>
        <g opacity=".2" fill="#0e2319" transform="translate(5 7)">
          <path d="M36 14h56v30c0 20-11 33-28 33S36 64 36 44zM56 74h16v20H56zM40 92h48a4 4 0 0 1 4 4v16H36V96a4 4 0 0 1 4-4z" />
        </g>
        <path
          d="M38 24H19c-1 20 7 33 24 36M90 24h19c1 20-7 33-24 36"
          fill="none"
          stroke="#C97F00"
          strokeWidth="9"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d="M56 72h16v24H56z" fill="#C97F00" />
        <path d="M36 14h56v30c0 20-11 33-28 33S36 64 36 44z" fill="#F7AE0C" />
        <path d="M64 14h28v30c0 20-11 33-28 33z" fill="#E49A00" />
        <rect x="31" y="10" width="66" height="10" rx="5" fill="#FFC94A" />
        <path d="M40 92h48a4 4 0 0 1 4 4v16H36V96a4 4 0 0 1 4-4z" fill="#B40451" />
        <path d="M64 92h24a4 4 0 0 1 4 4v16H64z" fill="#950041" />
      </>
    ),
  },
  {
    label: "rank.2",
    numeralY: 93,
    drawing: (
      <>
        <g opacity=".22" fill="#0e2319" transform="translate(5 7)">
          <path d="M34 6h26l8 34H52zM94 6H68l-8 34h16z" />
          <circle cx="64" cy="78" r="40" />
        </g>
        <path d="M30 6h26l20 44-18 6z" fill="#1d6136" />
        <path d="M98 6H72L52 50l18 6z" fill="#2b7746" />
        <circle cx="64" cy="78" r="40" fill="#E6ECEA" />
        <path d="M64 38a40 40 0 0 1 0 80z" fill="#C9D3D0" />
        <circle cx="64" cy="78" r="30" fill="none" stroke="#9DABA6" strokeWidth="3" />
      </>
    ),
  },
  {
    label: "rank.3",
    numeralY: 67,
    drawing: (
      <>
        <g opacity=".22" fill="#0e2319" transform="translate(5 7)">
          <path d="M40 74l-10 48 18-8 12 12 8-40zM88 74l10 48-18-8-12 12-8-40z" />
          <path d="M64 6L73 12.5L84 10.6L89.2 20.4L100 23.3L100.5 34.4L108.8 41.8L104.5 52L108.8 62.2L100.5 69.6L100 80.7L89.2 83.6L84 93.4L73 91.5L64 98L55 91.5L44 93.4L38.8 83.6L28 80.7L27.5 69.6L19.2 62.2L23.5 52L19.2 41.8L27.5 34.4L28 23.3L38.8 20.4L44 10.6L55 12.5Z" />
        </g>
        <path d="M42 74l-13 46 17-6 12 13 10-44z" fill="#950041" />
        <path d="M86 74l13 46-17-6-12 13-10-44z" fill="#B40451" />
        <path
          d="M64 5L73.2 11.7L84.4 9.7L89.8 19.7L100.7 22.7L101.3 34.1L109.8 41.5L105.4 52L109.8 62.5L101.3 69.9L100.7 81.3L89.8 84.3L84.4 94.3L73.2 92.3L64 99L54.8 92.3L43.6 94.3L38.2 84.3L27.3 81.3L26.7 69.9L18.2 62.5L22.6 52L18.2 41.5L26.7 34.1L27.3 22.7L38.2 19.7L43.6 9.7L54.8 11.7Z"
          fill="#D9722E"
        />
        <circle cx="64" cy="52" r="33" fill="#F2A468" />
        <path d="M64 19a33 33 0 0 1 0 66z" fill="#E8904F" />
      </>
    ),
  },
];

type RankMarkProps = { rank: number; className?: string };

/** A trophy, a medal and a rosette for the first three; "#4" and so on after them. */
export function RankMark({ rank, className }: RankMarkProps) {
  const t = useTexts("top-rated", english);
  const award = AWARDS[rank - 1];
  if (!award) {
    return (
      <span className={className}>
        <span className="me-[0.04em] align-[0.27em] text-[0.62em] font-bold text-ink-3">#</span>
        {rank}
      </span>
    );
  }
  return (
    <svg
      width="96"
      height="96"
      viewBox="0 0 128 128"
      role="img"
      aria-label={t(award.label, { rank })}
      className={cn("block overflow-visible", className)}
    >
      {award.drawing}
      <text
        x="64"
        y={award.numeralY}
        textAnchor="middle"
        fontSize="42"
        fill="#0e2319"
        className="headline"
      >
        {rank}
      </text>
    </svg>
  );
}
