export { default, generateMetadata } from "@/app/[language]/page";

/** As the home page changes, whose copies these are; rendered when one is asked for. */
export const revalidate = 604_800;

export function generateStaticParams() {
  return [];
}
