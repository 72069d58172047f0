"""A speech server for Orca without a voice: it appends what Orca would say to a file, one JSON string a line.

Orca imports it by its module name (settings.speechServerFactory) from its folder of preferences.
"""
import json
import os

from gi.repository import GLib
from orca import speechserver

STARTED = ""


def record(text):
    with open(os.environ["SPOKEN_FILE"], "a", encoding="utf-8") as file:
        file.write(json.dumps(text) + "\n")


class SpeechServer(speechserver.SpeechServer):
    only = None

    @staticmethod
    def getFactoryName():
        return "recorded speech"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer.only is None:
            SpeechServer.only = SpeechServer()
            record(STARTED)
        return SpeechServer.only

    @staticmethod
    def shutdownActiveServers():
        SpeechServer.only = None

    def getInfo(self):
        return ["recorded speech", "recorded-speech"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            record(text)

    def speakCharacter(self, character, acss=None):
        record(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utterances, progress):
        def say_next():
            context, _ = next(utterances, (None, None))
            if context is None:
                return False
            self.speak(context.utterance)
            progress(context.copy(), speechserver.SayAllContext.PROGRESS)
            progress(context.copy(), speechserver.SayAllContext.COMPLETED)
            return True

        GLib.idle_add(say_next)

    def stop(self):
        pass

    def shutdown(self):
        pass

    def reset(self, text=None, acss=None):
        pass
