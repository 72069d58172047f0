export const revalidate = 86400;
export const dynamicParams = true;

export function generateStaticParams() {
  return [];
}

export default async function AccountPage({ params }) {
  const { page } = await params;
  if (page === "failing") throw new Error("the database is down");
  return <h1>{`Account page ${page}`}</h1>;
}
