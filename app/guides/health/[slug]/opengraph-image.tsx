import { englishGuideImages } from "@/app/guides/draw-guide-image";

const images = englishGuideImages("health");

export const dynamicParams = false;

export const generateStaticParams = images.generateStaticParams;

export default images.Image;
