import { drawHomeImage } from "@/app/home-image";

export default function HomeImage() {
  return drawHomeImage();
}
