import { englishPages } from "@/app/guides/guide-route";
import { TRAVEL_GUIDE } from "@/app/guides/travel/travel-guide";

const pages = englishPages(TRAVEL_GUIDE);

export const dynamicParams = false;

export const generateStaticParams = pages.generateStaticParams;

export const generateMetadata = pages.generateMetadata;

export default pages.Page;
