import accountMails from "@/lib/messages/en/mails/account.json";
import accountSaved from "@/lib/messages/en/account/saved.json";
import article from "@/lib/messages/en/guides/article.json";
import ask from "@/lib/messages/en/near-me/ask.json";
import blog from "@/lib/messages/en/forum/blog.json";
import card from "@/lib/messages/en/card.json";
import cities from "@/lib/messages/en/places/cities.json";
import city from "@/lib/messages/en/places/city.json";
import claimFailures from "@/lib/messages/en/claims/failures.json";
import claimForm from "@/lib/messages/en/claims/claim.json";
import claimMails from "@/lib/messages/en/mails/claims.json";
import communityTabs from "@/lib/messages/en/forum/tabs.json";
import confirm from "@/lib/messages/en/sign-in/confirm.json";
import contact from "@/lib/messages/en/about/contact.json";
import contactForm from "@/lib/messages/en/about/contact-form.json";
import contactMails from "@/lib/messages/en/mails/contact.json";
import contentMails from "@/lib/messages/en/mails/content.json";
import controls from "@/lib/messages/en/controls.json";
import correctionForm from "@/lib/messages/en/forms/correction.json";
import correctionMails from "@/lib/messages/en/mails/corrections.json";
import country from "@/lib/messages/en/places/country.json";
import countryCities from "@/lib/messages/en/places/country-cities.json";
import credit from "@/lib/messages/en/credit.json";
import dishForm from "@/lib/messages/en/forms/dish.json";
import done from "@/lib/messages/en/done.json";
import event from "@/lib/messages/en/event.json";
import eventActions from "@/lib/messages/en/events/actions.json";
import eventForm from "@/lib/messages/en/events/form.json";
import eventGuests from "@/lib/messages/en/events/guests.json";
import eventJoin from "@/lib/messages/en/events/join.json";
import eventMails from "@/lib/messages/en/mails/events.json";
import eventPage from "@/lib/messages/en/events/page.json";
import eventScreens from "@/lib/messages/en/events/screens.json";
import eventSent from "@/lib/messages/en/events/sent.json";
import everywhere from "@/lib/messages/en/everywhere.json";
import factLabels from "@/lib/messages/en/forms/facts.json";
import failures from "@/lib/messages/en/sign-in/failures.json";
import favorites from "@/lib/messages/en/favorites/favorites.json";
import favoritesAccount from "@/lib/messages/en/favorites/account.json";
import favoritesPage from "@/lib/messages/en/favorites/page.json";
import feed from "@/lib/messages/en/screens/feed.json";
import factFields from "@/lib/messages/en/forms/fact-fields.json";
import factHints from "@/lib/messages/en/forms/fact-hints.json";
import factsForm from "@/lib/messages/en/forms/facts-form.json";
import filters from "@/lib/messages/en/near-me/filters.json";
import form from "@/lib/messages/en/forms/form.json";
import formFailures from "@/lib/messages/en/forms/failures.json";
import formPages from "@/lib/messages/en/forms/pages.json";
import forum from "@/lib/messages/en/forum/forum.json";
import forumPages from "@/lib/messages/en/forum/form-pages.json";
import forumResults from "@/lib/messages/en/forum/results.json";
import found from "@/lib/messages/en/screens/found.json";
import gallery from "@/lib/messages/en/members/gallery.json";
import guideLists from "@/lib/messages/en/guides/guide-lists.json";
import home from "@/lib/messages/en/home.json";
import hours from "@/lib/messages/en/hours.json";
import latestReviews from "@/lib/messages/en/screens/latest-reviews.json";
import layout from "@/lib/messages/en/layout.json";
import levels from "@/lib/messages/en/members/levels.json";
import listExport from "@/lib/messages/en/lists/export.json";
import listForms from "@/lib/messages/en/lists/forms.json";
import listNotices from "@/lib/messages/en/lists/notices.json";
import lists from "@/lib/messages/en/lists/lists.json";
import listingForm from "@/lib/messages/en/forms/listing.json";
import listingPage from "@/lib/messages/en/forms/listing-page.json";
import liveMap from "@/lib/messages/en/live-map.json";
import mail from "@/lib/messages/en/mails/mail.json";
import map from "@/lib/messages/en/map.json";
import mapBox from "@/lib/messages/en/map-box.json";
import mapPage from "@/lib/messages/en/screens/map-page.json";
import memberMails from "@/lib/messages/en/mails/members.json";
import members from "@/lib/messages/en/members/members.json";
import meta from "@/lib/messages/en/meta.json";
import missing from "@/lib/messages/en/missing/page.json";
import mission from "@/lib/messages/en/about/mission.json";
import nearMe from "@/lib/messages/en/near-me/near-me.json";
import nearMePage from "@/lib/messages/en/near-me/near-me-page.json";
import note from "@/lib/messages/en/favorites/note.json";
import nutrients from "@/lib/messages/en/guides/nutrients.json";
import offline from "@/lib/messages/en/missing/offline.json";
import ownLists from "@/lib/messages/en/account/own-lists.json";
import ownPosts from "@/lib/messages/en/forum/own-posts.json";
import ownerForms from "@/lib/messages/en/claims/forms.json";
import ownerPages from "@/lib/messages/en/claims/pages.json";
import password from "@/lib/messages/en/sign-in/password.json";
import passwordForms from "@/lib/messages/en/account/password-forms.json";
import photo from "@/lib/messages/en/forms/photo.json";
import photos from "@/lib/messages/en/members/photos.json";
import photoWords from "@/lib/messages/en/forms/photo-words.json";
import phrases from "@/lib/messages/en/phrases.json";
import place from "@/lib/messages/en/place.json";
import postForms from "@/lib/messages/en/forum/post-forms.json";
import presses from "@/lib/messages/en/presses.json";
import profile from "@/lib/messages/en/account/profile.json";
import profileForm from "@/lib/messages/en/account/profile-form.json";
import questionForm from "@/lib/messages/en/forms/question.json";
import rating from "@/lib/messages/en/rating.json";
import reportForm from "@/lib/messages/en/forms/report.json";
import reset from "@/lib/messages/en/sign-in/reset.json";
import reviewForm from "@/lib/messages/en/forms/review.json";
import reviews from "@/lib/messages/en/reviews.json";
import rows from "@/lib/messages/en/rows.json";
import saving from "@/lib/messages/en/favorites/saving.json";
import search from "@/lib/messages/en/search.json";
import secondStep from "@/lib/messages/en/sign-in/second-step.json";
import shareImage from "@/lib/messages/en/screens/share-image.json";
import settings from "@/lib/messages/en/account/settings.json";
import settingsForms from "@/lib/messages/en/account/settings-forms.json";
import settingsPages from "@/lib/messages/en/account/settings-pages.json";
import signIn from "@/lib/messages/en/sign-in/sign-in.json";
import signInPage from "@/lib/messages/en/sign-in/page.json";
import sorting from "@/lib/messages/en/near-me/sorting.json";
import sources from "@/lib/messages/en/sources.json";
import submissionMails from "@/lib/messages/en/mails/submissions.json";
import tipForm from "@/lib/messages/en/forms/tip.json";
import topRated from "@/lib/messages/en/top-rated.json";
import unsubscribe from "@/lib/messages/en/account/unsubscribe.json";
import uploadForm from "@/lib/messages/en/forms/upload.json";
import world from "@/lib/messages/en/near-me/world.json";
import worldMap from "@/lib/messages/en/screens/world-map.json";

/** The English texts by subject. */
export const EN = {
  "account-mails": accountMails,
  "account-saved": accountSaved,
  article,
  ask,
  blog,
  card,
  cities,
  city,
  "claim-failures": claimFailures,
  "claim-form": claimForm,
  "claim-mails": claimMails,
  "community-tabs": communityTabs,
  confirm,
  contact,
  "contact-form": contactForm,
  "contact-mails": contactMails,
  "content-mails": contentMails,
  controls,
  "correction-form": correctionForm,
  "correction-mails": correctionMails,
  country,
  "country-cities": countryCities,
  credit,
  "dish-form": dishForm,
  done,
  event,
  "event-actions": eventActions,
  "event-form": eventForm,
  "event-guests": eventGuests,
  "event-join": eventJoin,
  "event-mails": eventMails,
  "event-page": eventPage,
  "event-screens": eventScreens,
  "event-sent": eventSent,
  everywhere,
  "fact-fields": factFields,
  "fact-hints": factHints,
  "fact-labels": factLabels,
  "facts-form": factsForm,
  failures,
  favorites,
  "favorites-account": favoritesAccount,
  "favorites-page": favoritesPage,
  feed,
  filters,
  form,
  "form-failures": formFailures,
  "form-pages": formPages,
  forum,
  "forum-pages": forumPages,
  "forum-results": forumResults,
  found,
  gallery,
  "guide-lists": guideLists,
  home,
  hours,
  "latest-reviews": latestReviews,
  layout,
  levels,
  "list-export": listExport,
  "list-forms": listForms,
  "list-notices": listNotices,
  lists,
  "listing-form": listingForm,
  "listing-page": listingPage,
  "live-map": liveMap,
  mail,
  map,
  "map-box": mapBox,
  "map-page": mapPage,
  "member-mails": memberMails,
  members,
  meta,
  missing,
  mission,
  "near-me": nearMe,
  "near-me-page": nearMePage,
  note,
  nutrients,
  offline,
  "own-lists": ownLists,
  "own-posts": ownPosts,
  "owner-forms": ownerForms,
  "owner-pages": ownerPages,
  password,
  "password-forms": passwordForms,
  photo,
  "photo-words": photoWords,
  photos,
  phrases,
  place,
  "post-forms": postForms,
  presses,
  profile,
  "profile-form": profileForm,
  "question-form": questionForm,
  rating,
  "report-form": reportForm,
  reset,
  "review-form": reviewForm,
  reviews,
  rows,
  saving,
  search,
  "second-step": secondStep,
  "share-image": shareImage,
  settings,
  "settings-forms": settingsForms,
  "settings-pages": settingsPages,
  "sign-in": signIn,
  "sign-in-page": signInPage,
  sorting,
  sources,
  "submission-mails": submissionMails,
  "tip-form": tipForm,
  "top-rated": topRated,
  unsubscribe,
  "upload-form": uploadForm,
  world,
  "world-map": worldMap,
};

/** Files of another language, which have the same ids: the type says so, and tests/lib/messages compares them both ways. */
export type Files = {
  [Subject in keyof typeof EN]: Record<keyof (typeof EN)[Subject], string>;
};
