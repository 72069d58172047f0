import accountMails from "@/lib/messages/de/mails/account.json";
import accountSaved from "@/lib/messages/de/account/saved.json";
import article from "@/lib/messages/de/guides/article.json";
import ask from "@/lib/messages/de/near-me/ask.json";
import blog from "@/lib/messages/de/forum/blog.json";
import card from "@/lib/messages/de/card.json";
import cities from "@/lib/messages/de/places/cities.json";
import city from "@/lib/messages/de/places/city.json";
import claimFailures from "@/lib/messages/de/claims/failures.json";
import claimForm from "@/lib/messages/de/claims/claim.json";
import claimMails from "@/lib/messages/de/mails/claims.json";
import communityTabs from "@/lib/messages/de/forum/tabs.json";
import confirm from "@/lib/messages/de/sign-in/confirm.json";
import contact from "@/lib/messages/de/about/contact.json";
import contactForm from "@/lib/messages/de/about/contact-form.json";
import contactMails from "@/lib/messages/de/mails/contact.json";
import contentMails from "@/lib/messages/de/mails/content.json";
import controls from "@/lib/messages/de/controls.json";
import correctionForm from "@/lib/messages/de/forms/correction.json";
import correctionMails from "@/lib/messages/de/mails/corrections.json";
import country from "@/lib/messages/de/places/country.json";
import countryCities from "@/lib/messages/de/places/country-cities.json";
import credit from "@/lib/messages/de/credit.json";
import dishForm from "@/lib/messages/de/forms/dish.json";
import done from "@/lib/messages/de/done.json";
import event from "@/lib/messages/de/event.json";
import eventActions from "@/lib/messages/de/events/actions.json";
import eventForm from "@/lib/messages/de/events/form.json";
import eventGuests from "@/lib/messages/de/events/guests.json";
import eventJoin from "@/lib/messages/de/events/join.json";
import eventMails from "@/lib/messages/de/mails/events.json";
import eventPage from "@/lib/messages/de/events/page.json";
import eventScreens from "@/lib/messages/de/events/screens.json";
import eventSent from "@/lib/messages/de/events/sent.json";
import everywhere from "@/lib/messages/de/everywhere.json";
import factLabels from "@/lib/messages/de/forms/facts.json";
import failures from "@/lib/messages/de/sign-in/failures.json";
import favorites from "@/lib/messages/de/favorites/favorites.json";
import favoritesAccount from "@/lib/messages/de/favorites/account.json";
import favoritesPage from "@/lib/messages/de/favorites/page.json";
import feed from "@/lib/messages/de/screens/feed.json";
import factFields from "@/lib/messages/de/forms/fact-fields.json";
import factHints from "@/lib/messages/de/forms/fact-hints.json";
import factsForm from "@/lib/messages/de/forms/facts-form.json";
import filters from "@/lib/messages/de/near-me/filters.json";
import form from "@/lib/messages/de/forms/form.json";
import formFailures from "@/lib/messages/de/forms/failures.json";
import formPages from "@/lib/messages/de/forms/pages.json";
import forum from "@/lib/messages/de/forum/forum.json";
import forumPages from "@/lib/messages/de/forum/form-pages.json";
import forumResults from "@/lib/messages/de/forum/results.json";
import found from "@/lib/messages/de/screens/found.json";
import gallery from "@/lib/messages/de/members/gallery.json";
import guideLists from "@/lib/messages/de/guides/guide-lists.json";
import home from "@/lib/messages/de/home.json";
import hours from "@/lib/messages/de/hours.json";
import latestReviews from "@/lib/messages/de/screens/latest-reviews.json";
import layout from "@/lib/messages/de/layout.json";
import levels from "@/lib/messages/de/members/levels.json";
import listExport from "@/lib/messages/de/lists/export.json";
import listForms from "@/lib/messages/de/lists/forms.json";
import listNotices from "@/lib/messages/de/lists/notices.json";
import lists from "@/lib/messages/de/lists/lists.json";
import listingForm from "@/lib/messages/de/forms/listing.json";
import listingPage from "@/lib/messages/de/forms/listing-page.json";
import liveMap from "@/lib/messages/de/live-map.json";
import mail from "@/lib/messages/de/mails/mail.json";
import map from "@/lib/messages/de/map.json";
import mapBox from "@/lib/messages/de/map-box.json";
import mapPage from "@/lib/messages/de/screens/map-page.json";
import memberMails from "@/lib/messages/de/mails/members.json";
import members from "@/lib/messages/de/members/members.json";
import meta from "@/lib/messages/de/meta.json";
import missing from "@/lib/messages/de/missing/page.json";
import mission from "@/lib/messages/de/about/mission.json";
import nearMe from "@/lib/messages/de/near-me/near-me.json";
import nearMePage from "@/lib/messages/de/near-me/near-me-page.json";
import note from "@/lib/messages/de/favorites/note.json";
import nutrients from "@/lib/messages/de/guides/nutrients.json";
import offline from "@/lib/messages/de/missing/offline.json";
import ownLists from "@/lib/messages/de/account/own-lists.json";
import ownPosts from "@/lib/messages/de/forum/own-posts.json";
import ownerForms from "@/lib/messages/de/claims/forms.json";
import ownerPages from "@/lib/messages/de/claims/pages.json";
import password from "@/lib/messages/de/sign-in/password.json";
import passwordForms from "@/lib/messages/de/account/password-forms.json";
import photo from "@/lib/messages/de/forms/photo.json";
import photos from "@/lib/messages/de/members/photos.json";
import photoWords from "@/lib/messages/de/forms/photo-words.json";
import phrases from "@/lib/messages/de/phrases.json";
import place from "@/lib/messages/de/place.json";
import postForms from "@/lib/messages/de/forum/post-forms.json";
import presses from "@/lib/messages/de/presses.json";
import profile from "@/lib/messages/de/account/profile.json";
import profileForm from "@/lib/messages/de/account/profile-form.json";
import questionForm from "@/lib/messages/de/forms/question.json";
import rating from "@/lib/messages/de/rating.json";
import reportForm from "@/lib/messages/de/forms/report.json";
import reset from "@/lib/messages/de/sign-in/reset.json";
import reviewForm from "@/lib/messages/de/forms/review.json";
import reviews from "@/lib/messages/de/reviews.json";
import rows from "@/lib/messages/de/rows.json";
import saving from "@/lib/messages/de/favorites/saving.json";
import search from "@/lib/messages/de/search.json";
import secondStep from "@/lib/messages/de/sign-in/second-step.json";
import shareImage from "@/lib/messages/de/screens/share-image.json";
import settings from "@/lib/messages/de/account/settings.json";
import settingsForms from "@/lib/messages/de/account/settings-forms.json";
import settingsPages from "@/lib/messages/de/account/settings-pages.json";
import signIn from "@/lib/messages/de/sign-in/sign-in.json";
import signInPage from "@/lib/messages/de/sign-in/page.json";
import sorting from "@/lib/messages/de/near-me/sorting.json";
import sources from "@/lib/messages/de/sources.json";
import submissionMails from "@/lib/messages/de/mails/submissions.json";
import tipForm from "@/lib/messages/de/forms/tip.json";
import topRated from "@/lib/messages/de/top-rated.json";
import unsubscribe from "@/lib/messages/de/account/unsubscribe.json";
import uploadForm from "@/lib/messages/de/forms/upload.json";
import world from "@/lib/messages/de/near-me/world.json";
import worldMap from "@/lib/messages/de/screens/world-map.json";
import type { Files } from "@/lib/languages/files/en";

export const DE: Files = {
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
