import { answerEmbeddedAuth } from "@/lib/embedded/instance";

export {
  answerEmbeddedAuth as DELETE,
  answerEmbeddedAuth as GET,
  answerEmbeddedAuth as OPTIONS,
  answerEmbeddedAuth as PATCH,
  answerEmbeddedAuth as POST,
  answerEmbeddedAuth as PUT,
};
