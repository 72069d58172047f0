export { default, metadata } from "@/app/page";
