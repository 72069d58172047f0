import { englishGuideImages } from "@/app/guides/draw-guide-image";

const images = englishGuideImages("veg-food");

export const dynamicParams = false;

export const generateStaticParams = images.generateStaticParams;

export default images.Image;
