import { englishPages } from "@/app/guides/guide-route";
import { CITY_GUIDE } from "@/app/guides/city/city-guide";

const pages = englishPages(CITY_GUIDE);

export const dynamicParams = false;

export const generateStaticParams = pages.generateStaticParams;

export const generateMetadata = pages.generateMetadata;

export default pages.Page;
