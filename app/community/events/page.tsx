import { eventsMetadata, EventsScreen } from "@/app/community/events/events-screen";

export const generateMetadata = () => eventsMetadata();

export default function EventsPage() {
  return <EventsScreen />;
}
