import { render } from "@testing-library/react";
import { MixedText } from "@/components/site/mixed-text";

test("words in other scripts have their direction and language, the others none", () => {
  const { container } = render(<MixedText text="Best soup, הגינה (Hagina)" />);
  expect(container.innerHTML).toBe('Best soup, <bdi dir="rtl" lang="he">הגינה</bdi> (Hagina)');
});
