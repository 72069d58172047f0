import { photosMetadata, PhotosScreen } from "@/app/community/photos/photos-screen";

export const generateMetadata = () => photosMetadata();

export default function PhotosPage() {
  return <PhotosScreen />;
}
