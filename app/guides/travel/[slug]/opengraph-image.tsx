import { englishGuideImages } from "@/app/guides/draw-guide-image";

const images = englishGuideImages("travel");

export const dynamicParams = false;

export const generateStaticParams = images.generateStaticParams;

export default images.Image;
