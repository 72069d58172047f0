export { default, generateMetadata } from "@/app/[language]/page";

/** As of the other paths that show the home page. */
export const revalidate = 604_800;

export const generateStaticParams = () => [];
