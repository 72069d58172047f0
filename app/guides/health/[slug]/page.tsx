import { englishPages } from "@/app/guides/guide-route";
import { HEALTH_TOPIC } from "@/app/guides/health/health-topic";

const pages = englishPages(HEALTH_TOPIC);

export const dynamicParams = false;

export const generateStaticParams = pages.generateStaticParams;

export const generateMetadata = pages.generateMetadata;

export default pages.Page;
