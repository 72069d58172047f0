type ListingPreviewProps = { name: string | undefined; address: string | undefined };

/** How a listing will sit on the map; it repeats the fields beside it, so screen readers skip it. */
export function ListingPreview({ name, address }: ListingPreviewProps) {
  return (
    <div aria-hidden="true" className="relative h-[15.625rem] overflow-hidden md:h-[20.625rem]">
      <img
        src="/pictures/site/leaf-map.svg"
        alt=""
        width={840}
        height={1300}
        className="absolute top-[-456px] left-[-85px] w-[610px] max-w-none -rotate-78 md:top-[-614px] md:left-[-30px] md:w-[820px]"
      />
      <div className="absolute top-[88px] left-[19%] flex max-w-[78%] items-center gap-[0.7rem] rounded-[16px_16px_16px_3px] bg-raised py-[0.45rem] pr-[1.15rem] pl-[0.45rem] shadow-lg md:top-[124px] md:left-[38%] md:max-w-[58%]">
        <img
          src="/pictures/site/placeholder.svg"
          alt=""
          width={52}
          height={52}
          className="size-13 flex-none rounded-[11px] object-cover"
        />
        <div className="min-w-0">
          <b className="block truncate leading-[1.2] font-[680]">
            {name?.trim() || "Your restaurant"}
          </b>
          <span className="block truncate text-small leading-[1.35] text-ink-2">
            {address?.trim() || "Your street"}
          </span>
        </div>
      </div>
    </div>
  );
}
