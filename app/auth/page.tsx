import { signInMetadata, SignInScreen } from "@/app/auth/sign-in-screen";

export const metadata = signInMetadata();

export default function AuthPage() {
  return <SignInScreen />;
}
