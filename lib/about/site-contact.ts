import { contactDetailsOf } from "@/lib/about/contact-details";
import { CONTACT_ADDRESS, CONTACT_EMAIL, CONTACT_PHONE, OPERATOR_NAME } from "@/lib/public-env";

/** What this site's settings say of its operator. */
export const CONTACT_SETTINGS = {
  operator: OPERATOR_NAME,
  email: CONTACT_EMAIL,
  phone: CONTACT_PHONE,
  address: CONTACT_ADDRESS,
};

/** The contact details of this site; undefined: the placeholders. */
export const OWN_CONTACT = contactDetailsOf(CONTACT_SETTINGS);
