import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import { CommunityPage } from "@/components/community/community-page";
import { ReportLink } from "@/components/site/report-link";
import { BothNames } from "@/components/site/restaurant-name";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { Avatar } from "@/components/ui/avatar";
import { Illustration } from "@/components/ui/reading/illustration";
import { IntentLink } from "@/components/ui/intent-link";
import { Pagination } from "@/components/ui/lists/pagination";
import { SampleNote } from "@/components/ui/sample-note";
import { atLeast } from "@/lib/breakpoints";
import type { CommunityList, CommunityPhoto, MemberPhoto } from "@/lib/community/types";
import { photosPageHref } from "@/lib/community/page-href";
import { cityOfIn } from "@/lib/city-names/city-name";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import english from "@/lib/messages/en/members/photos.json";
import reviewTexts from "@/lib/messages/en/reviews.json";
import { memberHref, restaurantHref, ROUTES } from "@/lib/routes";

/** One row of the grid on a desktop. These pictures load at once. */
const EAGER_PHOTOS = 4;

function Count({ icon, label, value }: { icon: IconName; label: string; value: number }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name={icon} size={17} className="text-ink-3 max-md:size-4" />
      <span>
        <span className="spoken">{label}</span>
        {value}
      </span>
    </span>
  );
}

function PhotoTile({ photo, eager }: { photo: CommunityPhoto; eager: boolean }) {
  const t = useTexts("photos", english);
  const { user, image, likes, comments } = photo;
  // What a sample shows is said in English.
  const alt = t.language === DEFAULT_LANGUAGE ? image.alt : t("sample", { name: user.name });
  return (
    <figure>
      <Illustration
        picture={{ ...image, alt }}
        eager={eager}
        className="aspect-square w-full rounded-tile bg-sprout-2 object-cover md:rounded-lg"
      />
      <figcaption className="mt-2.5 grid grid-cols-[36px_minmax(0,1fr)] items-center gap-x-2.5 md:mt-3 xl:grid-cols-[36px_minmax(0,1fr)_auto] xl:gap-x-2.5">
        <Avatar
          src={user.avatar}
          size={36}
          loading="lazy"
          className="rounded-pin-sm max-xl:row-span-2"
        />
        <b className="text-note leading-snug tracking-snug xl:text-body xl:leading-normal">
          {user.name}
        </b>
        <span className="flex flex-wrap gap-x-2 text-small leading-snug font-label text-ink-2 tabular-nums sm:gap-x-3 xl:text-note">
          <Count icon="Heart" label={t("likes")} value={likes} />
          <Count icon="MessageCircle" label={t("comments")} value={comments} />
        </span>
      </figcaption>
    </figure>
  );
}

function Author({ slug, name }: { slug: string | null; name: string }) {
  const shown = <bdi>{name}</bdi>;
  if (!slug) return shown;
  return (
    <IntentLink href={memberHref(slug)} className="underline">
      {shown}
    </IntentLink>
  );
}

function MemberPhotoTile({ photo, eager }: { photo: MemberPhoto; eager: boolean }) {
  const t = useTexts("photos", english);
  const ofReviews = useTexts("reviews", reviewTexts);
  const { recordId, userId, userName, restaurantId } = photo;
  const city = cityOfIn(t.language, photo);
  const { restaurantName, latinName, countryCode } = photo;
  return (
    <figure>
      <VisitorPhoto
        photo={photo}
        sizes={`${atLeast("lg")} 18rem, ${atLeast("md")} 30vw, 46vw`}
        eager={eager}
        className="aspect-square w-full rounded-tile bg-sprout-2 object-cover md:rounded-lg"
      />
      <figcaption className="mt-2.5 text-small text-ink-2 md:mt-3">
        <b className="block text-note leading-snug tracking-snug wrap-anywhere text-ink">
          <IntentLink href={restaurantHref(restaurantId)} className="hover:underline">
            <BothNames {...{ latinName, countryCode }} name={restaurantName} />
          </IntentLink>
        </b>
        <span className="block wrap-anywhere">
          {t.rich(city ? "by.city" : "by", {
            city,
            name: () => <Author key="name" slug={userId} name={userName} />,
          })}
        </span>
        <ReportLink
          kind="photo"
          id={recordId}
          about={ofReviews("about.photo", { description: photo.description })}
          className="-ms-3.5"
        />
      </figcaption>
    </figure>
  );
}

const TILES =
  "grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 md:gap-y-9 lg:grid-cols-4";

/** One page of the photos: those of members, or samples while there is nothing else (P14.731). */
export function Photos({
  samples,
  entries,
  page,
  pages,
}: CommunityList<CommunityPhoto, MemberPhoto>) {
  const t = useTexts("photos", english);
  return (
    <CommunityPage current={ROUTES.photos} title={t("title")} lead={t("lead")}>
      {entries.length + samples.length === 0 && <p className="text-ink-2">{t("none")}</p>}
      <ul className={TILES}>
        {entries.map((photo, index) => (
          <li key={photo.recordId}>
            <MemberPhotoTile photo={photo} eager={index < EAGER_PHOTOS} />
          </li>
        ))}
        {samples.map((photo, index) => (
          <li key={photo.id}>
            <PhotoTile photo={photo} eager={index < EAGER_PHOTOS} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefOf={photosPageHref} />
      {samples.length > 0 && <SampleNote className="mt-8">{t("samples")}</SampleNote>}
    </CommunityPage>
  );
}
