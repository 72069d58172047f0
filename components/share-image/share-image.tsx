import type { ReactNode } from "react";
import { BRAND_COLORS, MARK_LEAF, MARK_VEIN } from "@/lib/brand-colors";
import { iconFolder } from "@/lib/env/site-icons";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { OWN_LOGO } from "@/lib/public-env";
import {
  countWide,
  directionOf,
  drawableText,
  isHan,
  widthOf,
} from "@/lib/share-image/drawable-text";
import { publicFileUrl } from "@/lib/share-image/files";
import { hanFormsIn, type HanForms } from "@/lib/share-image/han-forms";
import { SITE_NAME } from "@/lib/site";

const TONES = {
  sprout: { ground: "sprout", title: "ink", lead: "ink-2" },
  turmeric: { ground: "turmeric-soft", title: "ink", lead: "ink-2" },
  rose: { ground: "beet-soft", title: "ink", lead: "ink-2" },
  leaf: { ground: "leaf-soft", title: "ink", lead: "ink-2" },
  beet: { ground: "beet", title: "on-beet", lead: "on-beet" },
  grove: { ground: "grove", title: "on-grove", lead: "on-grove-2" },
} as const;

export type ShareImageTone = keyof typeof TONES;

/** How large a title is set, by the letters that it has at most. */
const TITLE_SIZES: readonly [letters: number, size: number][] = [
  [22, 120],
  [32, 104],
  [44, 84],
  [Infinity, 68],
];

/** Left of the words, in pixels. */
const INSET = 64;

/** The words' column, in pixels: in other languages than English no wider than the room beside the picture. */
const COLUMN = 608;
const COLUMN_IN_LANGUAGE = 528;
/** How wide a Latin letter of a title is, by its height. */
const LETTER_WIDTH = 0.36;

/** Chinese that is not broken inside a phrase: a longer one would be too small. */
const LONGEST_KEPT = 12;

const sizeFor = (width: number) => TITLE_SIZES.find(([letters]) => width <= letters)?.[1] ?? 0;

const phrasesOf = (text: string) => text.split(/[\s，、]+/);

/** Chinese breaks at blanks and commas, as long as its phrases are short. */
const isKept = (text: string, language: Language) =>
  language === "zh-hant" && phrasesOf(text).every((phrase) => phrase.length <= LONGEST_KEPT);

function titleSize(title: string, language: Language) {
  if (language === DEFAULT_LANGUAGE) return sizeFor(countWide(title));
  const isWhole = isKept(title, language);
  const longest = phrasesOf(title).map((phrase) =>
    isHan(phrase) ? (isWhole ? phrase.length : 1) / LETTER_WIDTH : widthOf(phrase),
  );
  const fitting = COLUMN_IN_LANGUAGE / (Math.max(1, ...longest) * LETTER_WIDTH);
  return Math.min(sizeFor(widthOf(title)), Math.floor(fitting));
}

const AFTER_COMMA = /(?<=[，、])/;
const AFTER_PHRASE = /(?<=[，、])|\s+/;

/** Parts of a text, each on one line. */
function Phrases({ parts }: { parts: string[] }) {
  return (
    <div style={{ display: "flex", flexWrap: "wrap" }}>
      {parts.map((part) => (
        <div key={part} style={{ whiteSpace: "nowrap" }}>
          {part}
        </div>
      ))}
    </div>
  );
}

/** The operator's logo, else the leaf. */
function Mark() {
  if (OWN_LOGO)
    return (
      <img
        src={publicFileUrl(`${iconFolder(OWN_LOGO)}/icon-192.png`)}
        alt=""
        width={56}
        height={56}
      />
    );
  return (
    <svg width="50" height="55" viewBox="0 0 32 35">
      <path
        d="M16 34C9 27 3.2 20.7 3.2 13.4 3.2 6.2 8.9 1 16 1s12.8 5.2 12.8 12.4C28.8 20.7 23 27 16 34Z"
        fill={MARK_LEAF}
      />
      <path
        d="M16 34V8.5M16 24.5l7-5.8M16 24.5l-7-5.8M16 16.8l5.4-4.4M16 16.8l-5.4-4.4"
        stroke={MARK_VEIN}
        strokeWidth="2.6"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Brand({ color, isRtl }: { color: string; isRtl: boolean }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: isRtl ? "row-reverse" : "row",
        alignItems: "center",
        gap: 16,
      }}
    >
      <Mark />
      <div style={{ fontFamily: "display", fontSize: 52, letterSpacing: "-0.02em", color }}>
        {SITE_NAME}
      </div>
    </div>
  );
}

type ShareImageProps = {
  title: string;
  lead: string;
  tone: ShareImageTone;
  /** Of the words of the page, if it is not English. */
  language?: Language | undefined;
  /** Of a title that is a place's name, and of a lead that names one. */
  titleForms?: HanForms | undefined;
  leadForms?: HanForms | undefined;
  /** Whose facts the image shows. */
  credit?: string | undefined;
  /** The right half: absolutely placed on the whole image, under the words. */
  children: ReactNode;
};

/** The frame of every share image: mark, title and one line at the left, art at the right. */
export function ShareImage({
  tone,
  language = DEFAULT_LANGUAGE,
  titleForms,
  leadForms,
  credit,
  children,
  ...words
}: ShareImageProps) {
  const colors = TONES[tone];
  const lead = drawableText(words.lead);
  const title = drawableText(words.title) || lead;
  const direction = directionOf(title);
  const isRtl = LANGUAGES[language].dir === "rtl";
  // As a page from right to left has it, also of a name that runs the other way.
  const textAlign = isRtl ? "right" : "start";
  return (
    <div
      lang={hanFormsIn(language)}
      style={{
        display: "flex",
        position: "relative",
        width: "100%",
        height: "100%",
        overflow: "hidden",
        backgroundColor: BRAND_COLORS[colors.ground],
      }}
    >
      {children}
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          width: language === DEFAULT_LANGUAGE ? COLUMN : COLUMN_IN_LANGUAGE,
          padding: `56px 0 60px ${INSET}px`,
        }}
      >
        <Brand color={BRAND_COLORS[colors.title]} isRtl={isRtl} />
        <div
          lang={titleForms}
          style={{
            marginTop: "auto",
            fontFamily: "display",
            fontSize: titleSize(title, language),
            // Chinese letters are as high as their line.
            lineHeight: language === "zh-hant" ? 1.1 : 0.94,
            // Letters that join are measured with it and drawn without.
            letterSpacing: direction === "rtl" ? 0 : "-0.024em",
            textWrap: "balance",
            direction,
            // The words' column goes on below the picture by as much as it is set in.
            paddingRight: direction === "rtl" && !isRtl ? INSET : 0,
            textAlign,
            color: BRAND_COLORS[colors.title],
          }}
        >
          {isKept(title, language) ? <Phrases parts={title.split(AFTER_PHRASE)} /> : title}
        </div>
        <div
          lang={leadForms}
          style={{
            marginTop: 26,
            fontFamily: "text",
            fontSize: 31,
            lineHeight: 1.32,
            textWrap: "balance",
            direction: directionOf(lead),
            textAlign,
            color: BRAND_COLORS[colors.lead],
          }}
        >
          {lead !== title &&
            (isKept(lead, language) ? <Phrases parts={lead.split(AFTER_COMMA)} /> : lead)}
        </div>
        {credit && (
          <div
            style={{
              marginTop: 18,
              fontFamily: "text",
              fontSize: 20,
              textAlign,
              color: BRAND_COLORS[colors.lead],
            }}
          >
            {credit}
          </div>
        )}
      </div>
    </div>
  );
}
