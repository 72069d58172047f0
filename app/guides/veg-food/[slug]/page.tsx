import { englishPages } from "@/app/guides/guide-route";
import { FOOD_GUIDE } from "@/app/guides/veg-food/food-guide";

const pages = englishPages(FOOD_GUIDE);

export const dynamicParams = false;

export const generateStaticParams = pages.generateStaticParams;

export const generateMetadata = pages.generateMetadata;

export default pages.Page;
