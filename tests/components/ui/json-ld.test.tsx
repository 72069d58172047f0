import { render } from "@testing-library/react";
import { JsonLd } from "@/components/ui/json-ld";

test("no text of a record ends the script or begins a tag", () => {
  const name = '</script><script>alert("1")</script><!-- <b>';
  const { container } = render(<JsonLd things={[{ "@type": "Person", name }]} />);
  const [script, ...more] = container.querySelectorAll("script");
  expect(more).toEqual([]);
  expect(script?.type).toBe("application/ld+json");
  expect(script?.innerHTML).not.toContain("<");
  expect(JSON.parse(script?.innerHTML ?? "")).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Person", name }],
  });
});
