import accountMails from "@/lib/messages/he/mails/account.json";
import accountSaved from "@/lib/messages/he/account/saved.json";
import article from "@/lib/messages/he/guides/article.json";
import ask from "@/lib/messages/he/near-me/ask.json";
import blog from "@/lib/messages/he/forum/blog.json";
import card from "@/lib/messages/he/card.json";
import cities from "@/lib/messages/he/places/cities.json";
import city from "@/lib/messages/he/places/city.json";
import claimFailures from "@/lib/messages/he/claims/failures.json";
import claimForm from "@/lib/messages/he/claims/claim.json";
import claimMails from "@/lib/messages/he/mails/claims.json";
import communityTabs from "@/lib/messages/he/forum/tabs.json";
import confirm from "@/lib/messages/he/sign-in/confirm.json";
import contact from "@/lib/messages/he/about/contact.json";
import contactForm from "@/lib/messages/he/about/contact-form.json";
import contactMails from "@/lib/messages/he/mails/contact.json";
import contentMails from "@/lib/messages/he/mails/content.json";
import controls from "@/lib/messages/he/controls.json";
import correctionForm from "@/lib/messages/he/forms/correction.json";
import correctionMails from "@/lib/messages/he/mails/corrections.json";
import country from "@/lib/messages/he/places/country.json";
import countryCities from "@/lib/messages/he/places/country-cities.json";
import credit from "@/lib/messages/he/credit.json";
import dishForm from "@/lib/messages/he/forms/dish.json";
import done from "@/lib/messages/he/done.json";
import event from "@/lib/messages/he/event.json";
import eventActions from "@/lib/messages/he/events/actions.json";
import eventForm from "@/lib/messages/he/events/form.json";
import eventGuests from "@/lib/messages/he/events/guests.json";
import eventJoin from "@/lib/messages/he/events/join.json";
import eventMails from "@/lib/messages/he/mails/events.json";
import eventPage from "@/lib/messages/he/events/page.json";
import eventScreens from "@/lib/messages/he/events/screens.json";
import eventSent from "@/lib/messages/he/events/sent.json";
import everywhere from "@/lib/messages/he/everywhere.json";
import factLabels from "@/lib/messages/he/forms/facts.json";
import failures from "@/lib/messages/he/sign-in/failures.json";
import favorites from "@/lib/messages/he/favorites/favorites.json";
import favoritesAccount from "@/lib/messages/he/favorites/account.json";
import favoritesPage from "@/lib/messages/he/favorites/page.json";
import feed from "@/lib/messages/he/screens/feed.json";
import factFields from "@/lib/messages/he/forms/fact-fields.json";
import factHints from "@/lib/messages/he/forms/fact-hints.json";
import factsForm from "@/lib/messages/he/forms/facts-form.json";
import filters from "@/lib/messages/he/near-me/filters.json";
import form from "@/lib/messages/he/forms/form.json";
import formFailures from "@/lib/messages/he/forms/failures.json";
import formPages from "@/lib/messages/he/forms/pages.json";
import forum from "@/lib/messages/he/forum/forum.json";
import forumPages from "@/lib/messages/he/forum/form-pages.json";
import forumResults from "@/lib/messages/he/forum/results.json";
import found from "@/lib/messages/he/screens/found.json";
import gallery from "@/lib/messages/he/members/gallery.json";
import guideLists from "@/lib/messages/he/guides/guide-lists.json";
import home from "@/lib/messages/he/home.json";
import hours from "@/lib/messages/he/hours.json";
import latestReviews from "@/lib/messages/he/screens/latest-reviews.json";
import layout from "@/lib/messages/he/layout.json";
import levels from "@/lib/messages/he/members/levels.json";
import listExport from "@/lib/messages/he/lists/export.json";
import listForms from "@/lib/messages/he/lists/forms.json";
import listNotices from "@/lib/messages/he/lists/notices.json";
import lists from "@/lib/messages/he/lists/lists.json";
import listingForm from "@/lib/messages/he/forms/listing.json";
import listingPage from "@/lib/messages/he/forms/listing-page.json";
import liveMap from "@/lib/messages/he/live-map.json";
import mail from "@/lib/messages/he/mails/mail.json";
import map from "@/lib/messages/he/map.json";
import mapBox from "@/lib/messages/he/map-box.json";
import mapPage from "@/lib/messages/he/screens/map-page.json";
import memberMails from "@/lib/messages/he/mails/members.json";
import members from "@/lib/messages/he/members/members.json";
import meta from "@/lib/messages/he/meta.json";
import missing from "@/lib/messages/he/missing/page.json";
import mission from "@/lib/messages/he/about/mission.json";
import nearMe from "@/lib/messages/he/near-me/near-me.json";
import nearMePage from "@/lib/messages/he/near-me/near-me-page.json";
import note from "@/lib/messages/he/favorites/note.json";
import nutrients from "@/lib/messages/he/guides/nutrients.json";
import offline from "@/lib/messages/he/missing/offline.json";
import ownLists from "@/lib/messages/he/account/own-lists.json";
import ownPosts from "@/lib/messages/he/forum/own-posts.json";
import ownerForms from "@/lib/messages/he/claims/forms.json";
import ownerPages from "@/lib/messages/he/claims/pages.json";
import password from "@/lib/messages/he/sign-in/password.json";
import passwordForms from "@/lib/messages/he/account/password-forms.json";
import photo from "@/lib/messages/he/forms/photo.json";
import photos from "@/lib/messages/he/members/photos.json";
import photoWords from "@/lib/messages/he/forms/photo-words.json";
import phrases from "@/lib/messages/he/phrases.json";
import place from "@/lib/messages/he/place.json";
import postForms from "@/lib/messages/he/forum/post-forms.json";
import presses from "@/lib/messages/he/presses.json";
import profile from "@/lib/messages/he/account/profile.json";
import profileForm from "@/lib/messages/he/account/profile-form.json";
import questionForm from "@/lib/messages/he/forms/question.json";
import rating from "@/lib/messages/he/rating.json";
import reportForm from "@/lib/messages/he/forms/report.json";
import reset from "@/lib/messages/he/sign-in/reset.json";
import reviewForm from "@/lib/messages/he/forms/review.json";
import reviews from "@/lib/messages/he/reviews.json";
import rows from "@/lib/messages/he/rows.json";
import saving from "@/lib/messages/he/favorites/saving.json";
import search from "@/lib/messages/he/search.json";
import secondStep from "@/lib/messages/he/sign-in/second-step.json";
import shareImage from "@/lib/messages/he/screens/share-image.json";
import settings from "@/lib/messages/he/account/settings.json";
import settingsForms from "@/lib/messages/he/account/settings-forms.json";
import settingsPages from "@/lib/messages/he/account/settings-pages.json";
import signIn from "@/lib/messages/he/sign-in/sign-in.json";
import signInPage from "@/lib/messages/he/sign-in/page.json";
import sorting from "@/lib/messages/he/near-me/sorting.json";
import sources from "@/lib/messages/he/sources.json";
import submissionMails from "@/lib/messages/he/mails/submissions.json";
import tipForm from "@/lib/messages/he/forms/tip.json";
import topRated from "@/lib/messages/he/top-rated.json";
import unsubscribe from "@/lib/messages/he/account/unsubscribe.json";
import uploadForm from "@/lib/messages/he/forms/upload.json";
import world from "@/lib/messages/he/near-me/world.json";
import worldMap from "@/lib/messages/he/screens/world-map.json";
import type { Files } from "@/lib/languages/files/en";

export const HE: Files = {
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
