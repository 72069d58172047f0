declare module "subset-font" {
  type Options = {
    targetFormat: "woff" | "woff2" | "truetype" | "sfnt";
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
