/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { openGeography, type GeographyOf } from "@/lib/import/geography";

// The zones are those of geo-tz, whose polygons are not simplified.

let geographyOf: GeographyOf;
beforeAll(() => {
  geographyOf = openGeography();
});

test.each<[string, number, number, string]>([
  ["Basel", 47.5596, 7.5886, "Europe/Zurich"],
  ["Lörrach", 47.6156, 7.6614, "Europe/Berlin"],
  ["Weil am Rhein", 47.5947, 7.6107, "Europe/Berlin"],
  ["Saint-Louis by Basel", 47.5905, 7.5594, "Europe/Paris"],
  ["Geneva", 46.2044, 6.1432, "Europe/Zurich"],
  ["Annemasse", 46.1934, 6.2342, "Europe/Paris"],
  ["Büsingen", 47.6968, 8.6906, "Europe/Busingen"],
  ["Livigno", 46.5386, 10.1357, "Europe/Rome"],
  ["Llívia", 42.464, 1.98, "Europe/Madrid"],
  ["Tui", 42.047, -8.644, "Europe/Madrid"],
  ["Valença", 42.027, -8.644, "Europe/Lisbon"],
  ["Badajoz", 38.8794, -6.9706, "Europe/Madrid"],
  ["Elvas", 38.8815, -7.1628, "Europe/Lisbon"],
  ["Ceuta", 35.8894, -5.3213, "Africa/Ceuta"],
  ["Las Palmas", 28.1235, -15.4363, "Atlantic/Canary"],
  ["Haparanda", 65.8355, 24.1368, "Europe/Stockholm"],
  ["Kaliningrad", 54.7104, 20.4522, "Europe/Kaliningrad"],
  ["Gołdap", 54.3063, 22.3035, "Europe/Warsaw"],
  ["Kyiv", 50.4501, 30.5234, "Europe/Kyiv"],
  ["El Paso", 31.7619, -106.485, "America/Denver"],
  ["Ciudad Juárez", 31.7333, -106.4833, "America/Ciudad_Juarez"],
  ["Sunland Park", 31.7965, -106.58, "America/Denver"],
  ["Presidio", 29.5607, -104.3721, "America/Chicago"],
  ["Ojinaga", 29.5646, -104.4164, "America/Ojinaga"],
  ["Nogales in Arizona", 31.3404, -110.9343, "America/Phoenix"],
  ["Nogales in Sonora", 31.3082, -110.9422, "America/Hermosillo"],
  ["Window Rock, of the Navajo Nation", 35.6806, -109.0526, "America/Denver"],
  ["Tuba City, of the Navajo Nation", 36.135, -111.2399, "America/Denver"],
  ["Phoenix", 33.4484, -112.074, "America/Phoenix"],
  ["Indianapolis", 39.7684, -86.1581, "America/Indiana/Indianapolis"],
  ["Evansville", 37.9716, -87.5711, "America/Chicago"],
  ["Hyder, beside British Columbia", 55.9139, -130.0256, "America/Sitka"],
  ["Adak", 51.88, -176.6581, "America/Adak"],
  ["St. John's", 47.5615, -52.7126, "America/St_Johns"],
  ["Leticia, beside Tabatinga", -4.2153, -69.9406, "America/Bogota"],
  ["Foz do Iguaçu", -25.5469, -54.5882, "America/Sao_Paulo"],
  ["Ciudad del Este", -25.5097, -54.6111, "America/Asuncion"],
  ["Pago Pago", -14.2756, -170.702, "Pacific/Pago_Pago"],
  ["Ürümqi", 43.8256, 87.6168, "Asia/Urumqi"],
  ["Kashgar", 39.4704, 75.9896, "Asia/Urumqi"],
  ["Hanoi", 21.0285, 105.8542, "Asia/Bangkok"],
  ["Ho Chi Minh City", 10.7769, 106.7009, "Asia/Ho_Chi_Minh"],
  ["Kathmandu", 27.7172, 85.324, "Asia/Kathmandu"],
  ["Birgunj", 27.0104, 84.877, "Asia/Kathmandu"],
  ["Raxaul, on the other side of the border", 26.979, 84.85, "Asia/Kolkata"],
  ["Tehran", 35.6892, 51.389, "Asia/Tehran"],
  ["Jerusalem", 31.7683, 35.2137, "Asia/Jerusalem"],
  ["Bethlehem", 31.7054, 35.2024, "Asia/Hebron"],
  ["Broken Hill", -31.953, 141.4535, "Australia/Broken_Hill"],
  ["Coolangatta", -28.1689, 153.537, "Australia/Brisbane"],
  ["Tweed Heads", -28.178, 153.542, "Australia/Sydney"],
  ["Eucla", -31.677, 128.889, "Australia/Eucla"],
  ["Lord Howe Island", -31.5276, 159.0777, "Australia/Lord_Howe"],
  ["the Chatham Islands", -43.9535, -176.5597, "Pacific/Chatham"],
  ["Kiritimati", 1.8721, -157.4278, "Pacific/Kiritimati"],
])("%s", (_where, lat, lng, timeZone) => {
  expect(geographyOf({ lat, lng }, {}).timeZone).toBe(timeZone);
});

test("a zone that browsers of 2024 do not know is one with the same times", () => {
  const { timeZone } = geographyOf({ lat: -45.5712, lng: -72.0685 }, {});
  expect(timeZone).toBe("America/Punta_Arenas");
  const offset = (zone: string, month: number) =>
    new Date(Date.UTC(2026, month, 15)).toLocaleString("en", { timeZone: zone });
  for (const month of [0, 6]) expect(offset(timeZone, month)).toBe(offset("Etc/GMT+3", month));
});

test("a point at sea has the zone of its longitude", () => {
  expect(geographyOf({ lat: 30, lng: -40 }, {}).timeZone).toBe("Etc/GMT+3");
});
