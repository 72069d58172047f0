import accountMails from "@/lib/messages/zh-hant/mails/account.json";
import accountSaved from "@/lib/messages/zh-hant/account/saved.json";
import article from "@/lib/messages/zh-hant/guides/article.json";
import ask from "@/lib/messages/zh-hant/near-me/ask.json";
import blog from "@/lib/messages/zh-hant/forum/blog.json";
import card from "@/lib/messages/zh-hant/card.json";
import cities from "@/lib/messages/zh-hant/places/cities.json";
import city from "@/lib/messages/zh-hant/places/city.json";
import claimFailures from "@/lib/messages/zh-hant/claims/failures.json";
import claimForm from "@/lib/messages/zh-hant/claims/claim.json";
import claimMails from "@/lib/messages/zh-hant/mails/claims.json";
import communityTabs from "@/lib/messages/zh-hant/forum/tabs.json";
import confirm from "@/lib/messages/zh-hant/sign-in/confirm.json";
import contact from "@/lib/messages/zh-hant/about/contact.json";
import contactForm from "@/lib/messages/zh-hant/about/contact-form.json";
import contactMails from "@/lib/messages/zh-hant/mails/contact.json";
import contentMails from "@/lib/messages/zh-hant/mails/content.json";
import controls from "@/lib/messages/zh-hant/controls.json";
import correctionForm from "@/lib/messages/zh-hant/forms/correction.json";
import correctionMails from "@/lib/messages/zh-hant/mails/corrections.json";
import country from "@/lib/messages/zh-hant/places/country.json";
import countryCities from "@/lib/messages/zh-hant/places/country-cities.json";
import credit from "@/lib/messages/zh-hant/credit.json";
import dishForm from "@/lib/messages/zh-hant/forms/dish.json";
import done from "@/lib/messages/zh-hant/done.json";
import event from "@/lib/messages/zh-hant/event.json";
import eventActions from "@/lib/messages/zh-hant/events/actions.json";
import eventForm from "@/lib/messages/zh-hant/events/form.json";
import eventGuests from "@/lib/messages/zh-hant/events/guests.json";
import eventJoin from "@/lib/messages/zh-hant/events/join.json";
import eventMails from "@/lib/messages/zh-hant/mails/events.json";
import eventPage from "@/lib/messages/zh-hant/events/page.json";
import eventScreens from "@/lib/messages/zh-hant/events/screens.json";
import eventSent from "@/lib/messages/zh-hant/events/sent.json";
import everywhere from "@/lib/messages/zh-hant/everywhere.json";
import factLabels from "@/lib/messages/zh-hant/forms/facts.json";
import failures from "@/lib/messages/zh-hant/sign-in/failures.json";
import favorites from "@/lib/messages/zh-hant/favorites/favorites.json";
import favoritesAccount from "@/lib/messages/zh-hant/favorites/account.json";
import favoritesPage from "@/lib/messages/zh-hant/favorites/page.json";
import feed from "@/lib/messages/zh-hant/screens/feed.json";
import factFields from "@/lib/messages/zh-hant/forms/fact-fields.json";
import factHints from "@/lib/messages/zh-hant/forms/fact-hints.json";
import factsForm from "@/lib/messages/zh-hant/forms/facts-form.json";
import filters from "@/lib/messages/zh-hant/near-me/filters.json";
import form from "@/lib/messages/zh-hant/forms/form.json";
import formFailures from "@/lib/messages/zh-hant/forms/failures.json";
import formPages from "@/lib/messages/zh-hant/forms/pages.json";
import forum from "@/lib/messages/zh-hant/forum/forum.json";
import forumPages from "@/lib/messages/zh-hant/forum/form-pages.json";
import forumResults from "@/lib/messages/zh-hant/forum/results.json";
import found from "@/lib/messages/zh-hant/screens/found.json";
import gallery from "@/lib/messages/zh-hant/members/gallery.json";
import guideLists from "@/lib/messages/zh-hant/guides/guide-lists.json";
import home from "@/lib/messages/zh-hant/home.json";
import hours from "@/lib/messages/zh-hant/hours.json";
import latestReviews from "@/lib/messages/zh-hant/screens/latest-reviews.json";
import layout from "@/lib/messages/zh-hant/layout.json";
import levels from "@/lib/messages/zh-hant/members/levels.json";
import listExport from "@/lib/messages/zh-hant/lists/export.json";
import listForms from "@/lib/messages/zh-hant/lists/forms.json";
import listNotices from "@/lib/messages/zh-hant/lists/notices.json";
import lists from "@/lib/messages/zh-hant/lists/lists.json";
import listingForm from "@/lib/messages/zh-hant/forms/listing.json";
import listingPage from "@/lib/messages/zh-hant/forms/listing-page.json";
import liveMap from "@/lib/messages/zh-hant/live-map.json";
import mail from "@/lib/messages/zh-hant/mails/mail.json";
import map from "@/lib/messages/zh-hant/map.json";
import mapBox from "@/lib/messages/zh-hant/map-box.json";
import mapPage from "@/lib/messages/zh-hant/screens/map-page.json";
import memberMails from "@/lib/messages/zh-hant/mails/members.json";
import members from "@/lib/messages/zh-hant/members/members.json";
import meta from "@/lib/messages/zh-hant/meta.json";
import missing from "@/lib/messages/zh-hant/missing/page.json";
import mission from "@/lib/messages/zh-hant/about/mission.json";
import nearMe from "@/lib/messages/zh-hant/near-me/near-me.json";
import nearMePage from "@/lib/messages/zh-hant/near-me/near-me-page.json";
import note from "@/lib/messages/zh-hant/favorites/note.json";
import nutrients from "@/lib/messages/zh-hant/guides/nutrients.json";
import offline from "@/lib/messages/zh-hant/missing/offline.json";
import ownLists from "@/lib/messages/zh-hant/account/own-lists.json";
import ownPosts from "@/lib/messages/zh-hant/forum/own-posts.json";
import ownerForms from "@/lib/messages/zh-hant/claims/forms.json";
import ownerPages from "@/lib/messages/zh-hant/claims/pages.json";
import password from "@/lib/messages/zh-hant/sign-in/password.json";
import passwordForms from "@/lib/messages/zh-hant/account/password-forms.json";
import photo from "@/lib/messages/zh-hant/forms/photo.json";
import photos from "@/lib/messages/zh-hant/members/photos.json";
import photoWords from "@/lib/messages/zh-hant/forms/photo-words.json";
import phrases from "@/lib/messages/zh-hant/phrases.json";
import place from "@/lib/messages/zh-hant/place.json";
import postForms from "@/lib/messages/zh-hant/forum/post-forms.json";
import presses from "@/lib/messages/zh-hant/presses.json";
import profile from "@/lib/messages/zh-hant/account/profile.json";
import profileForm from "@/lib/messages/zh-hant/account/profile-form.json";
import questionForm from "@/lib/messages/zh-hant/forms/question.json";
import rating from "@/lib/messages/zh-hant/rating.json";
import reportForm from "@/lib/messages/zh-hant/forms/report.json";
import reset from "@/lib/messages/zh-hant/sign-in/reset.json";
import reviewForm from "@/lib/messages/zh-hant/forms/review.json";
import reviews from "@/lib/messages/zh-hant/reviews.json";
import rows from "@/lib/messages/zh-hant/rows.json";
import saving from "@/lib/messages/zh-hant/favorites/saving.json";
import search from "@/lib/messages/zh-hant/search.json";
import secondStep from "@/lib/messages/zh-hant/sign-in/second-step.json";
import shareImage from "@/lib/messages/zh-hant/screens/share-image.json";
import settings from "@/lib/messages/zh-hant/account/settings.json";
import settingsForms from "@/lib/messages/zh-hant/account/settings-forms.json";
import settingsPages from "@/lib/messages/zh-hant/account/settings-pages.json";
import signIn from "@/lib/messages/zh-hant/sign-in/sign-in.json";
import signInPage from "@/lib/messages/zh-hant/sign-in/page.json";
import sorting from "@/lib/messages/zh-hant/near-me/sorting.json";
import sources from "@/lib/messages/zh-hant/sources.json";
import submissionMails from "@/lib/messages/zh-hant/mails/submissions.json";
import tipForm from "@/lib/messages/zh-hant/forms/tip.json";
import topRated from "@/lib/messages/zh-hant/top-rated.json";
import unsubscribe from "@/lib/messages/zh-hant/account/unsubscribe.json";
import uploadForm from "@/lib/messages/zh-hant/forms/upload.json";
import world from "@/lib/messages/zh-hant/near-me/world.json";
import worldMap from "@/lib/messages/zh-hant/screens/world-map.json";
import type { Files } from "@/lib/languages/files/en";

export const ZH_HANT: Files = {
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
