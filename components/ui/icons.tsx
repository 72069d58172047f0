import type { ReactNode, SVGProps } from "react";
import { cn } from "@/lib/cn";
import { SPRITE } from "@/components/ui/sprite";

type IconProps = Omit<SVGProps<SVGSVGElement>, "ref" | "width" | "height" | "strokeWidth"> & {
  size?: number;
};

export type IconType = (props: IconProps) => ReactNode;

/** A drawing of public/i/ui.svg. A page that names it forty times holds its lines not once. Wider lines: the class `icon-bold`. */
function icon(id: string): IconType {
  return function Icon({ size = 24, className, ...props }) {
    return (
      <svg
        width={size}
        height={size}
        aria-hidden="true"
        className={cn("icon", className)}
        {...props}
      >
        <use href={`${SPRITE}#${id}`} />
      </svg>
    );
  };
}

// Lucide's, by its names. After a change: node scripts/assets/icon-sprite.mjs
export const Accessibility = /* @__PURE__ */ icon("Accessibility");
export const ArrowDown = /* @__PURE__ */ icon("ArrowDown");
export const ArrowDownUp = /* @__PURE__ */ icon("ArrowDownUp");
export const ArrowLeft = /* @__PURE__ */ icon("ArrowLeft");
export const ArrowRight = /* @__PURE__ */ icon("ArrowRight");
export const ArrowUp = /* @__PURE__ */ icon("ArrowUp");
export const AtSign = /* @__PURE__ */ icon("AtSign");
export const Baby = /* @__PURE__ */ icon("Baby");
export const BadgeCheck = /* @__PURE__ */ icon("BadgeCheck");
export const Banknote = /* @__PURE__ */ icon("Banknote");
export const Bike = /* @__PURE__ */ icon("Bike");
export const BookOpen = /* @__PURE__ */ icon("BookOpen");
export const BookOpenText = /* @__PURE__ */ icon("BookOpenText");
export const Building2 = /* @__PURE__ */ icon("Building2");
export const Calendar = /* @__PURE__ */ icon("Calendar");
export const CalendarCheck = /* @__PURE__ */ icon("CalendarCheck");
export const CalendarClock = /* @__PURE__ */ icon("CalendarClock");
export const CalendarDays = /* @__PURE__ */ icon("CalendarDays");
export const CalendarPlus = /* @__PURE__ */ icon("CalendarPlus");
export const CalendarX2 = /* @__PURE__ */ icon("CalendarX2");
export const Camera = /* @__PURE__ */ icon("Camera");
export const Check = /* @__PURE__ */ icon("Check");
export const ChefHat = /* @__PURE__ */ icon("ChefHat");
export const ChevronDown = /* @__PURE__ */ icon("ChevronDown");
export const ChevronRight = /* @__PURE__ */ icon("ChevronRight");
export const CircleAlert = /* @__PURE__ */ icon("CircleAlert");
export const CircleCheck = /* @__PURE__ */ icon("CircleCheck");
export const CirclePlus = /* @__PURE__ */ icon("CirclePlus");
export const CircleX = /* @__PURE__ */ icon("CircleX");
export const Citrus = /* @__PURE__ */ icon("Citrus");
export const Clock = /* @__PURE__ */ icon("Clock");
export const CookingPot = /* @__PURE__ */ icon("CookingPot");
export const Copy = /* @__PURE__ */ icon("Copy");
export const Download = /* @__PURE__ */ icon("Download");
export const ExternalLink = /* @__PURE__ */ icon("ExternalLink");
export const Eye = /* @__PURE__ */ icon("Eye");
export const EyeOff = /* @__PURE__ */ icon("EyeOff");
export const Flag = /* @__PURE__ */ icon("Flag");
export const Gavel = /* @__PURE__ */ icon("Gavel");
export const Gem = /* @__PURE__ */ icon("Gem");
export const Globe = /* @__PURE__ */ icon("Globe");
export const Hand = /* @__PURE__ */ icon("Hand");
export const Heart = /* @__PURE__ */ icon("Heart");
export const HeartPulse = /* @__PURE__ */ icon("HeartPulse");
export const History = /* @__PURE__ */ icon("History");
export const Hourglass = /* @__PURE__ */ icon("Hourglass");
export const ImageIcon = /* @__PURE__ */ icon("Image");
export const ImageOff = /* @__PURE__ */ icon("ImageOff");
export const ImagePlus = /* @__PURE__ */ icon("ImagePlus");
export const Images = /* @__PURE__ */ icon("Images");
export const Inbox = /* @__PURE__ */ icon("Inbox");
export const Info = /* @__PURE__ */ icon("Info");
export const KeyRound = /* @__PURE__ */ icon("KeyRound");
export const Languages = /* @__PURE__ */ icon("Languages");
export const LayoutGrid = /* @__PURE__ */ icon("LayoutGrid");
export const LayoutList = /* @__PURE__ */ icon("LayoutList");
export const Leaf = /* @__PURE__ */ icon("Leaf");
export const Lightbulb = /* @__PURE__ */ icon("Lightbulb");
export const Link2 = /* @__PURE__ */ icon("Link2");
export const Link2Off = /* @__PURE__ */ icon("Link2Off");
export const List = /* @__PURE__ */ icon("List");
export const ListChecks = /* @__PURE__ */ icon("ListChecks");
export const ListFilter = /* @__PURE__ */ icon("ListFilter");
export const ListOrdered = /* @__PURE__ */ icon("ListOrdered");
export const ListPlus = /* @__PURE__ */ icon("ListPlus");
export const LoaderCircle = /* @__PURE__ */ icon("LoaderCircle");
export const LocateFixed = /* @__PURE__ */ icon("LocateFixed");
export const Lock = /* @__PURE__ */ icon("Lock");
export const LogOut = /* @__PURE__ */ icon("LogOut");
export const Mail = /* @__PURE__ */ icon("Mail");
export const Map = /* @__PURE__ */ icon("Map");
export const MapPin = /* @__PURE__ */ icon("MapPin");
export const MapPinned = /* @__PURE__ */ icon("MapPinned");
export const Maximize = /* @__PURE__ */ icon("Maximize");
export const Megaphone = /* @__PURE__ */ icon("Megaphone");
export const Menu = /* @__PURE__ */ icon("Menu");
export const MessageCircle = /* @__PURE__ */ icon("MessageCircle");
export const MessageCircleQuestion = /* @__PURE__ */ icon("MessageCircleQuestion");
export const MessageSquare = /* @__PURE__ */ icon("MessageSquare");
export const MessageSquareReply = /* @__PURE__ */ icon("MessageSquareReply");
export const MessageSquareText = /* @__PURE__ */ icon("MessageSquareText");
export const MessagesSquare = /* @__PURE__ */ icon("MessagesSquare");
export const Milestone = /* @__PURE__ */ icon("Milestone");
export const Minus = /* @__PURE__ */ icon("Minus");
export const Monitor = /* @__PURE__ */ icon("Monitor");
export const MonitorSmartphone = /* @__PURE__ */ icon("MonitorSmartphone");
export const Moon = /* @__PURE__ */ icon("Moon");
export const Move = /* @__PURE__ */ icon("Move");
export const Navigation = /* @__PURE__ */ icon("Navigation");
export const Newspaper = /* @__PURE__ */ icon("Newspaper");
export const NotebookPen = /* @__PURE__ */ icon("NotebookPen");
export const Nut = /* @__PURE__ */ icon("Nut");
export const PawPrint = /* @__PURE__ */ icon("PawPrint");
export const PenLine = /* @__PURE__ */ icon("PenLine");
export const PencilLine = /* @__PURE__ */ icon("PencilLine");
export const Phone = /* @__PURE__ */ icon("Phone");
export const Pill = /* @__PURE__ */ icon("Pill");
export const Plane = /* @__PURE__ */ icon("Plane");
export const Plus = /* @__PURE__ */ icon("Plus");
export const Printer = /* @__PURE__ */ icon("Printer");
export const Quote = /* @__PURE__ */ icon("Quote");
export const RotateCw = /* @__PURE__ */ icon("RotateCw");
export const Salad = /* @__PURE__ */ icon("Salad");
export const Scale = /* @__PURE__ */ icon("Scale");
export const ScrollText = /* @__PURE__ */ icon("ScrollText");
export const Search = /* @__PURE__ */ icon("Search");
export const Send = /* @__PURE__ */ icon("Send");
export const Settings = /* @__PURE__ */ icon("Settings");
export const Share2 = /* @__PURE__ */ icon("Share2");
export const ShieldAlert = /* @__PURE__ */ icon("ShieldAlert");
export const ShoppingBag = /* @__PURE__ */ icon("ShoppingBag");
export const Signpost = /* @__PURE__ */ icon("Signpost");
export const SlidersHorizontal = /* @__PURE__ */ icon("SlidersHorizontal");
export const Sparkle = /* @__PURE__ */ icon("Sparkle");
export const Sparkles = /* @__PURE__ */ icon("Sparkles");
export const Sprout = /* @__PURE__ */ icon("Sprout");
export const Star = /* @__PURE__ */ icon("Star");
export const Store = /* @__PURE__ */ icon("Store");
export const Sun = /* @__PURE__ */ icon("Sun");
export const Tag = /* @__PURE__ */ icon("Tag");
export const Target = /* @__PURE__ */ icon("Target");
export const ThumbsUp = /* @__PURE__ */ icon("ThumbsUp");
export const Trash2 = /* @__PURE__ */ icon("Trash2");
export const Trees = /* @__PURE__ */ icon("Trees");
export const TriangleAlert = /* @__PURE__ */ icon("TriangleAlert");
export const Trophy = /* @__PURE__ */ icon("Trophy");
export const Undo2 = /* @__PURE__ */ icon("Undo2");
export const Upload = /* @__PURE__ */ icon("Upload");
export const User = /* @__PURE__ */ icon("User");
export const UserRound = /* @__PURE__ */ icon("UserRound");
export const Users = /* @__PURE__ */ icon("Users");
export const UsersRound = /* @__PURE__ */ icon("UsersRound");
export const Utensils = /* @__PURE__ */ icon("Utensils");
export const UtensilsCrossed = /* @__PURE__ */ icon("UtensilsCrossed");
export const Wheat = /* @__PURE__ */ icon("Wheat");
export const Wifi = /* @__PURE__ */ icon("Wifi");
export const Wine = /* @__PURE__ */ icon("Wine");
export const X = /* @__PURE__ */ icon("X");
