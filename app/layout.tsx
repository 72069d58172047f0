import type { Metadata } from "next";
import { fontVariables } from "@/app/fonts";
import { SITE_NAME } from "@/lib/site";
import "./globals.css";

export const metadata: Metadata = { title: SITE_NAME };

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="en" className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
